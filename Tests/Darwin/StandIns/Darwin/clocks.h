// <time.h>, <sys/time.h>
#pragma once
#include "types.h"

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct timeval {
    time_t tv_sec;
    suseconds_t tv_usec;
};
struct tm {
    int tm_sec;
    int tm_min;
    int tm_hour;
    int tm_mday;
    int tm_mon;
    int tm_year;
    int tm_wday;
    int tm_yday;
    int tm_isdst;
    long tm_gmtoff;
    char *tm_zone;
};
typedef enum {
    _CLOCK_REALTIME = 0,
    _CLOCK_MONOTONIC_RAW = 4,
    _CLOCK_MONOTONIC = 6,
    _CLOCK_UPTIME_RAW = 8,
    _CLOCK_PROCESS_CPUTIME_ID = 12,
    _CLOCK_THREAD_CPUTIME_ID = 16
} clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);
uint64_t clock_gettime_nsec_np(clockid_t clock);
int gettimeofday(struct timeval *time, void *zone);
int nanosleep(const struct timespec *time, struct timespec *rest);
int usleep(useconds_t microseconds);
unsigned int sleep(unsigned int seconds);
unsigned int alarm(unsigned int seconds);
time_t time(time_t *time);
struct tm *localtime_r(const time_t *time, struct tm *parts);
struct tm *gmtime_r(const time_t *time, struct tm *parts);
time_t mktime(struct tm *parts);
