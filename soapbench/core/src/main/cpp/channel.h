// The pipe to the JVM that started this program: numbers in network byte order, as Java's DataOutput writes them.
#ifndef XMLBENCH_CHANNEL_H
#define XMLBENCH_CHANNEL_H

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <unistd.h>

// What comes from the JVM, and what goes to it. The end of the one, or a break of the other, is the JVM's death, and
// ends this program at once.
class Channel {
 public:
  char getByte() { return static_cast<char>(get(1)); }

  std::int32_t getInt() { return static_cast<std::int32_t>(get(4)); }

  std::int64_t getLong() { return static_cast<std::int64_t>(get(8)); }

  double getDouble() {
    std::uint64_t bits = get(8);
    double value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }

  std::string getText() {
    std::string text(static_cast<std::size_t>(getInt()), '\0');
    getBytes(&text[0], text.size());
    return text;
  }

  void getBytes(void *into, std::size_t length) {
    if (std::fread(into, 1, length, stdin) != length) {
      _exit(0);
    }
  }

  void putByte(char value) { put(static_cast<unsigned char>(value), 1); }

  void putInt(std::int32_t value) { put(static_cast<std::uint32_t>(value), 4); }

  void putLong(std::int64_t value) { put(static_cast<std::uint64_t>(value), 8); }

  void putDouble(double value) {
    std::uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    put(bits, 8);
  }

  void putText(const std::string &text) {
    putInt(static_cast<std::int32_t>(text.size()));
    putBytes(text.data(), text.size());
  }

  void putBytes(const void *from, std::size_t length) {
    if (std::fwrite(from, 1, length, stdout) != length) {
      _exit(1);
    }
  }

  void flush() {
    if (std::fflush(stdout) != 0) {
      _exit(1);
    }
  }

 private:
  std::uint64_t get(int bytes) {
    unsigned char buffer[8];
    getBytes(buffer, static_cast<std::size_t>(bytes));
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; i++) {
      value = value << 8 | buffer[i];
    }
    return value;
  }

  void put(std::uint64_t value, int bytes) {
    unsigned char buffer[8];
    for (int i = bytes - 1; i >= 0; i--) {
      buffer[i] = static_cast<unsigned char>(value);
      value >>= 8;
    }
    putBytes(buffer, static_cast<std::size_t>(bytes));
  }
};

#endif
