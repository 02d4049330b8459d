// Readings of clocks.
#ifndef XMLBENCH_CLOCK_H
#define XMLBENCH_CLOCK_H

#include <ctime>

inline long long nanos(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

inline long long wallNanos() { return nanos(CLOCK_MONOTONIC); }

inline long long cpuNanos() { return nanos(CLOCK_PROCESS_CPUTIME_ID); }

#endif
