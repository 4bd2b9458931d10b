// <stdlib.h>, <string.h>, <ctype.h>, <sys/mman.h>
#pragma once
#include "types.h"

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 0x7fffffff
void abort(void) __attribute__((noreturn));
int atexit(void (*_Nonnull function)(void));
void exit(int status) __attribute__((noreturn));
char *getenv(const char *name);
int setenv(const char *name, const char *value, int overwrites);
int unsetenv(const char *name);
char *mkdtemp(char *path);
int mkstemp(char *path);
char *realpath(const char *path, char *resolved);
int abs(int number);
int rand(void);
uint32_t arc4random(void);
uint32_t arc4random_uniform(uint32_t bound);
int getentropy(void *bytes, size_t count);
double strtod(const char *text, char **end);
long strtol(const char *text, char **end, int base);

void *calloc(size_t count, size_t size);
void free(void *pointer);
void *malloc(size_t size);
void *realloc(void *pointer, size_t size);
int memcmp(const void *bytes, const void *other, size_t count);
void *memcpy(void *destination, const void *source, size_t count);
void *memmove(void *destination, const void *source, size_t count);
void *memchr(const void *bytes, int value, size_t count);
void *memset(void *bytes, int value, size_t count);
int strcmp(const char *text, const char *other);
char *strdup(const char *text);
char *strerror(int number);
size_t strlen(const char *text);
int strncmp(const char *text, const char *other, size_t count);
char *strsignal(int number);
char *strstr(const char *text, const char *part);

#define PROT_NONE 0x00
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_SHARED 0x0001
#define MAP_PRIVATE 0x0002
#define MAP_ANON 0x1000
#define MAP_ANONYMOUS MAP_ANON
void *mmap(void *address, size_t size, int protection, int flags, int descriptor, off_t offset);
int mprotect(void *address, size_t size, int protection);
int munmap(void *address, size_t size);
