// <math.h>, as far as Swift takes it from C.
#pragma once

double acos(double x);
double asin(double x);
double atan(double x);
double atan2(double y, double x);
double cbrt(double x);
double cos(double x);
double cosh(double x);
double exp(double x);
double exp2(double x);
double hypot(double x, double y);
double log(double x);
double log10(double x);
double log2(double x);
double pow(double x, double y);
double sin(double x);
double sinh(double x);
double tan(double x);
double tanh(double x);

typedef struct {
    long long quot;
    long long rem;
} lldiv_t;
