// <pthread.h>, whose parameters say whether they may be null; a thread is a pointer.
#pragma once
#include "types.h"

typedef struct _opaque_pthread_t {
    long __sig;
} *pthread_t;
typedef struct {
    long __sig;
    char __opaque[56];
} pthread_attr_t;
typedef struct {
    long __sig;
    char __opaque[56];
} pthread_mutex_t;
typedef struct {
    long __sig;
    char __opaque[40];
} pthread_cond_t;
typedef unsigned long pthread_key_t;
#define PTHREAD_CREATE_DETACHED 2

int pthread_attr_init(pthread_attr_t *_Nonnull attributes);
int pthread_attr_destroy(pthread_attr_t *_Nonnull attributes);
int pthread_attr_setdetachstate(pthread_attr_t *_Nonnull attributes, int state);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull attributes, size_t size);
int pthread_create(pthread_t _Nullable *_Nonnull thread, const pthread_attr_t *_Nullable attributes,
                   void *_Nullable (*_Nonnull start)(void *_Nonnull), void *_Nullable argument);
int pthread_detach(pthread_t _Nonnull thread);
int pthread_join(pthread_t _Nonnull thread, void *_Nullable *_Nullable result);
int pthread_kill(pthread_t _Nonnull thread, int signal);
int pthread_main_np(void);
pthread_t _Nonnull pthread_self(void);
size_t pthread_get_stacksize_np(pthread_t _Nonnull thread);
int pthread_mutex_init(pthread_mutex_t *_Nonnull mutex, const void *_Nullable attributes);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull mutex);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull mutex);

void *dlopen(const char *path, int mode);
void *dlsym(void *handle, const char *symbol);
char *dlerror(void);
int dlclose(void *handle);
#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
#define RTLD_LOCAL 0x4
#define RTLD_GLOBAL 0x8
