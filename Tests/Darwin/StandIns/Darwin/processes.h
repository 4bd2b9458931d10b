// <unistd.h> about processes, <sys/resource.h>, <sys/wait.h>, <spawn.h>, <libproc.h>, <mach-o/dyld.h>.
#pragma once
#include "clocks.h"
#include "signals.h"

// Swift forbids it.
pid_t fork(void) __attribute__((availability(
    swift, unavailable, message = "Please use threads or posix_spawn*()")));
int execv(const char *path, char *const *arguments);
int execve(const char *path, char *const *arguments, char *const *environment);
void _exit(int status) __attribute__((noreturn));
uid_t geteuid(void);
gid_t getgid(void);
uid_t getuid(void);
pid_t getpgrp(void);
pid_t getpgid(pid_t process);
pid_t getpid(void);
pid_t getppid(void);
pid_t setsid(void);
int setpgid(pid_t process, pid_t group);
#define _SC_NPROCESSORS_ONLN 58
#define _SC_PAGESIZE 29
#define _SC_OPEN_MAX 5
long sysconf(int name);

// A limit's name is a plain number, as on no Linux.
typedef uint64_t rlim_t;
struct rlimit {
    rlim_t rlim_cur;
    rlim_t rlim_max;
};
#define RLIMIT_CPU 0
#define RLIMIT_FSIZE 1
#define RLIMIT_DATA 2
#define RLIMIT_STACK 3
#define RLIMIT_CORE 4
#define RLIMIT_AS 5
#define RLIMIT_NPROC 7
#define RLIMIT_NOFILE 8
int getrlimit(int resource, struct rlimit *limit);
int setrlimit(int resource, const struct rlimit *limit);

struct rusage {
    struct timeval ru_utime;
    struct timeval ru_stime;
    long ru_maxrss, ru_ixrss, ru_idrss, ru_isrss, ru_minflt, ru_majflt, ru_nswap;
    long ru_inblock, ru_oublock, ru_msgsnd, ru_msgrcv, ru_nsignals, ru_nvcsw, ru_nivcsw;
};
#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN -1
int getrusage(int who, struct rusage *usage);
#define PRIO_PROCESS 0
int setpriority(int which, id_t who, int priority);
#define WNOHANG 0x01
#define WUNTRACED 0x02
pid_t waitpid(pid_t process, int *status, int options);
pid_t wait4(pid_t process, int *status, int options, struct rusage *usage);

#define PROC_PIDTASKINFO 4
struct proc_taskinfo {
    uint64_t pti_virtual_size, pti_resident_size, pti_total_user, pti_total_system;
    uint64_t pti_threads_user, pti_threads_system;
    int32_t pti_policy, pti_faults, pti_pageins, pti_cow_faults, pti_messages_sent;
    int32_t pti_messages_received, pti_syscalls_mach, pti_syscalls_unix, pti_csw;
    int32_t pti_threadnum, pti_numrunning, pti_priority;
};
int proc_pidinfo(int process, int flavor, uint64_t argument, void *buffer, int size);
int _NSGetExecutablePath(char *buffer, uint32_t *size);

// Both are pointers that `init` allocates, so optional in Swift.
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_SETSID 0x0400
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
int posix_spawn(pid_t *process, const char *path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *attributes, char *const arguments[],
                char *const environment[]);
int posix_spawnp(pid_t *process, const char *file, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *attributes, char *const arguments[],
                 char *const environment[]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *actions, int descriptor);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int descriptor, int copy);
int posix_spawn_file_actions_addinherit_np(posix_spawn_file_actions_t *actions, int descriptor);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *actions, int descriptor,
                                     const char *path, int flags, mode_t mode);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int posix_spawnattr_init(posix_spawnattr_t *attributes);
int posix_spawnattr_destroy(posix_spawnattr_t *attributes);
int posix_spawnattr_setflags(posix_spawnattr_t *attributes, short flags);
int posix_spawnattr_setpgroup(posix_spawnattr_t *attributes, pid_t group);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *attributes, const sigset_t *set);
int posix_spawnattr_setsigmask(posix_spawnattr_t *attributes, const sigset_t *set);
