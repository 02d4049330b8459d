// Where a body in HTTP's chunked coding ends: RFC 9112, section 7.1.
#ifndef XMLBENCH_CHUNKS_H
#define XMLBENCH_CHUNKS_H

#include <algorithm>
#include <cstdlib>
#include <string>

class Chunks {
 public:
  // Whether the body that begins at an index of what has come ends in it. Goes on where it stopped the last time.
  bool end(const std::string &come, std::size_t from) {
    while (part != ENDED && from + seen < come.size()) {
      if (part == DATA) {
        std::size_t skipped = std::min(left, come.size() - from - seen);
        seen += skipped;
        left -= skipped;
        part = left == 0 ? AFTER : DATA;
      } else {
        see(come[from + seen++]);
      }
    }
    return part == ENDED;
  }

 private:
  enum Part { SIZE, DATA, AFTER, TRAILER, ENDED };

  Part part = SIZE;
  std::string line;
  std::size_t seen = 0;
  std::size_t left = 0;

  // A byte of a line, without its end.
  void see(char c) {
    if (c != '\n') {
      if (c != '\r') {
        line += c;
      }
      return;
    }
    if (part == SIZE) {
      left = std::strtoull(line.c_str(), nullptr, 16);
      part = left == 0 ? TRAILER : DATA;
    } else if (part == AFTER) {
      part = SIZE;
    } else if (line.empty()) {
      part = ENDED;
    }
    line.clear();
  }
};

#endif
