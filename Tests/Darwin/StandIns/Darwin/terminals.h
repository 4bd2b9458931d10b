// <termios.h>, <sys/ttycom.h>, and what <unistd.h> has about terminals.
#pragma once
#include "types.h"

typedef unsigned char cc_t;
typedef unsigned long tcflag_t;
typedef unsigned long speed_t;
struct termios {
    tcflag_t c_iflag;
    tcflag_t c_oflag;
    tcflag_t c_cflag;
    tcflag_t c_lflag;
    cc_t c_cc[20];
    speed_t c_ispeed;
    speed_t c_ospeed;
};
struct winsize {
    unsigned short ws_row;
    unsigned short ws_col;
    unsigned short ws_xpixel;
    unsigned short ws_ypixel;
};
#define ICRNL 0x00000100
#define IXON 0x00000200
#define OPOST 0x00000001
#define ECHO 0x00000008
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define VMIN 16
#define VTIME 17
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2
int tcgetattr(int terminal, struct termios *attributes);
int tcsetattr(int terminal, int when, const struct termios *attributes);
int isatty(int descriptor);
pid_t tcgetpgrp(int terminal);
int tcsetpgrp(int terminal, pid_t group);
