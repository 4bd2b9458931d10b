// <stdio.h>
#pragma once
#include "types.h"

typedef struct __sFILE {
    short _file;
} FILE;
extern FILE *__stdinp;
extern FILE *__stdoutp;
extern FILE *__stderrp;
#define EOF -1
#define BUFSIZ 1024
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
int fclose(FILE *stream);
FILE *fdopen(int descriptor, const char *mode);
int fflush(FILE *stream);
int fgetc(FILE *stream);
char *fgets(char *text, int size, FILE *stream);
int fileno(FILE *stream);
void flockfile(FILE *stream);
void funlockfile(FILE *stream);
FILE *fopen(const char *path, const char *mode);
int fputc(int character, FILE *stream);
int fputs(const char *text, FILE *stream);
size_t fread(void *bytes, size_t size, size_t count, FILE *stream);
size_t fwrite(const void *bytes, size_t size, size_t count, FILE *stream);
int getchar(void);
ssize_t getline(char **line, size_t *size, FILE *stream);
void perror(const char *text);
int putc(int character, FILE *stream);
int putchar(int character);
int puts(const char *text);
int remove(const char *path);
int rename(const char *path, const char *other);
void setbuf(FILE *stream, char *buffer);
int setvbuf(FILE *stream, char *buffer, int mode, size_t size);
