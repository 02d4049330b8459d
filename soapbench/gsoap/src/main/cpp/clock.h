// Readings of clocks and counters of this process.
#ifndef XMLBENCH_CLOCK_H
#define XMLBENCH_CLOCK_H

#include <ctime>
#include <sys/resource.h>

inline long long nanos(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

inline long long wallNanos() { return nanos(CLOCK_MONOTONIC); }

inline long long cpuNanos() { return nanos(CLOCK_PROCESS_CPUTIME_ID); }

// Minor and major ones.
inline long long pageFaults() {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return used.ru_minflt + used.ru_majflt;
}

#endif
