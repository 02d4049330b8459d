/* What the programs of this folder have in common: FILE is parsed again and again for SECONDS; the median CPU time of a
   parse and what was counted are printed as one line. */
#ifndef TIMING_H
#define TIMING_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a parse has touched: a program that counts other elements than the others has read something else. */
struct counted {
  long elements;
  long bytes;
};

typedef struct counted (*parse_once)(const char *document, size_t length);

static double cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a;
  double y = *(const double *)b;
  return (x > y) - (x < y);
}

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static char *read_file(const char *name, size_t *length) {
  FILE *file = fopen(name, "rb");
  long size;
  char *bytes;
  if (file == NULL) {
    fail("the file cannot be opened");
  }
  fseek(file, 0, SEEK_END);
  size = ftell(file);
  rewind(file);
  bytes = (char *)malloc((size_t)size + 1);
  if (bytes == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size) {
    fail("the file cannot be read");
  }
  fclose(file);
  bytes[size] = '\0';
  *length = (size_t)size;
  return bytes;
}

static int run(int argc, char **argv, parse_once parse) {
  size_t length;
  char *document;
  double end;
  double *times = NULL;
  size_t count = 0;
  struct counted counted = {0, 0};
  if (argc != 3) {
    fail("usage: PROGRAM FILE SECONDS");
  }
  document = read_file(argv[1], &length);
  counted = parse(document, length);
  end = cpu_seconds() + atof(argv[2]);
  do {
    double start = cpu_seconds();
    counted = parse(document, length);
    times = (double *)realloc(times, (count + 1) * sizeof(double));
    times[count++] = cpu_seconds() - start;
  } while (cpu_seconds() < end);
  qsort(times, count, sizeof(double), ascending);
  printf("%ld %ld %.9f\n", counted.elements, counted.bytes, times[count / 2]);
  free(times);
  free(document);
  return 0;
}

#ifdef __cplusplus
}
#endif
#endif
