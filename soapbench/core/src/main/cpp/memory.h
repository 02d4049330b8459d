// Messages in memory, as the streams of C++.
#ifndef XMLBENCH_MEMORY_H
#define XMLBENCH_MEMORY_H

#include <cstddef>
#include <streambuf>
#include <string>

// Reads a text where it is.
class MemorySource : public std::streambuf {
 public:
  explicit MemorySource(const std::string &text) {
    char *start = const_cast<char *>(text.data());  // A get area is never written.
    setg(start, start, start + text.size());
  }
};

// Counts what is written and, where asked, keeps it.
class MemorySink : public std::streambuf {
 public:
  explicit MemorySink(bool keeps) : keeps(keeps) {}

  long long bytes() const { return count; }

  const std::string &text() const { return kept; }

 protected:
  int_type overflow(int_type c) override {
    if (c != traits_type::eof()) {
      char byte = static_cast<char>(c);
      xsputn(&byte, 1);
    }
    return traits_type::not_eof(c);
  }

  std::streamsize xsputn(const char *from, std::streamsize length) override {
    count += length;
    if (keeps) {
      kept.append(from, static_cast<std::size_t>(length));
    }
    return length;
  }

 private:
  const bool keeps;
  long long count = 0;
  std::string kept;
};

#endif
