// <MacTypes.h>, which Darwin and so Foundation bring along: a file that imports one of them and a module
// with a `Point` of its own finds two.
#pragma once

typedef unsigned char Byte;
typedef signed char SignedByte;
typedef unsigned char Boolean;
typedef unsigned char Style;
typedef char *Ptr;
typedef Ptr *Handle;
typedef long Size;
typedef int Fixed;
typedef Fixed *FixedPtr;
typedef int Fract;
typedef unsigned int UnsignedFixed;
typedef short ShortFixed;
typedef int OSStatus;
typedef short OSErr;
typedef unsigned int OSType;
typedef unsigned int FourCharCode;
typedef unsigned int ResType;
typedef unsigned int OptionBits;
typedef unsigned long ItemCount;
typedef unsigned long ByteCount;
typedef unsigned long ByteOffset;
typedef unsigned int PBVersion;
typedef short ScriptCode;
typedef short LangCode;
typedef short RegionCode;
typedef unsigned short UniChar;
typedef unsigned long UniCharCount;
typedef unsigned int UnicodeScalarValue;
typedef unsigned char Str255[256];
typedef int TimeValue;
typedef int TimeScale;

struct Point {
    short v;
    short h;
};
typedef struct Point Point;
struct Rect {
    short top;
    short left;
    short bottom;
    short right;
};
typedef struct Rect Rect;
struct FixedPoint {
    Fixed x;
    Fixed y;
};
typedef struct FixedPoint FixedPoint;
struct FixedRect {
    Fixed left;
    Fixed top;
    Fixed right;
    Fixed bottom;
};
typedef struct FixedRect FixedRect;
struct NumVersion {
    unsigned char nonRelRev;
    unsigned char stage;
    unsigned char minorAndBugRev;
    unsigned char majorRev;
};
typedef struct NumVersion NumVersion;

// The constants of a `Style`.
enum {
    normal = 0,
    bold = 1,
    italic = 2,
    underline = 4,
    outline = 8,
    shadow = 0x10,
    condense = 0x20,
    extend = 0x40
};
