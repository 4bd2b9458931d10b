// <sys/socket.h>, <sys/un.h>, <netinet/in.h>, <sys/uio.h>: an address begins with its length.
#pragma once
#include "types.h"

typedef uint8_t sa_family_t;
typedef uint32_t socklen_t;
typedef uint32_t in_addr_t;
typedef uint16_t in_port_t;
struct sockaddr {
    uint8_t sa_len;
    sa_family_t sa_family;
    char sa_data[14];
};
struct sockaddr_un {
    unsigned char sun_len;
    sa_family_t sun_family;
    char sun_path[104];
};
struct in_addr {
    in_addr_t s_addr;
};
struct sockaddr_in {
    uint8_t sin_len;
    sa_family_t sin_family;
    in_port_t sin_port;
    struct in_addr sin_addr;
    char sin_zero[8];
};
struct iovec {
    void *iov_base;
    size_t iov_len;
};
struct msghdr {
    void *msg_name;
    socklen_t msg_namelen;
    struct iovec *msg_iov;
    int msg_iovlen;
    void *msg_control;
    socklen_t msg_controllen;
    int msg_flags;
};
struct cmsghdr {
    socklen_t cmsg_len;
    int cmsg_level;
    int cmsg_type;
};
#define AF_UNIX 1
#define AF_INET 2
// Numbers here, while Glibc has an enumeration of socket types.
#define SOCK_STREAM 1
#define SOCK_DGRAM 2
#define SOL_SOCKET 0xffff
#define SO_SNDBUF 0x1001
#define SO_RCVBUF 0x1002
#define SO_NOSIGPIPE 0x1022
#define SCM_RIGHTS 0x01
#define SHUT_RD 0
#define SHUT_WR 1
#define SHUT_RDWR 2
#define MSG_PEEK 0x2
#define MSG_TRUNC 0x10
#define MSG_CTRUNC 0x20
#define MSG_DONTWAIT 0x80
int accept(int socket, struct sockaddr *address, socklen_t *size);
int bind(int socket, const struct sockaddr *address, socklen_t size);
int connect(int socket, const struct sockaddr *address, socklen_t size);
int getsockname(int socket, struct sockaddr *address, socklen_t *size);
int listen(int socket, int waiting);
ssize_t recv(int socket, void *bytes, size_t size, int flags);
ssize_t recvmsg(int socket, struct msghdr *message, int flags);
ssize_t send(int socket, const void *bytes, size_t size, int flags);
ssize_t sendmsg(int socket, const struct msghdr *message, int flags);
int setsockopt(int socket, int level, int name, const void *value, socklen_t size);
int shutdown(int socket, int how);
int socket(int family, int type, int protocol);
int socketpair(int family, int type, int protocol, int *sockets);
