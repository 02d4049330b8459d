// Marshals and unmarshals trace reports as the JVM commands, by the batch, and reads the clocks around each batch.
#ifndef XMLBENCH_BINDING_H
#define XMLBENCH_BINDING_H

#include <csignal>
#include <exception>
#include <istream>
#include <ostream>
#include <stdexcept>
#include <string>

#include "channel.h"
#include "clock.h"
#include "memory.h"

// Commands are a letter and its arguments; the answer to each is 'k' and what was asked for, or 'e' and a text.
//
//   o report         the object that is marshalled from now on
//   m number keep    marshals it so many times: wall and CPU nanoseconds of all of them, bytes of each message, and the
//                    last message where it is to be kept
//   r text           the message that is unmarshalled from now on
//   u number         unmarshals it so many times: wall and CPU nanoseconds of all of them, and 0
//   d                what was unmarshalled last: a report
//
// Reports are as org.xmlbench.soap.program.ReportPipe writes them. A Library has
//
//   void own(Channel &)              takes a report as the library's own object
//   void marshal(std::ostream &)     writes that object
//   void unmarshal(std::istream &)   reads another, and lets go of the one before
//   void give(Channel &)             says what it read
//
// each of which throws a std::exception when it cannot.
template <class Library>
class BindingLoop {
 public:
  explicit BindingLoop(Library &library) : library(library) {}

  // Obeys until the JVM has ended.
  void obey() {
    for (;;) {
      char letter = channel.getByte();
      try {
        command(letter);
      } catch (const std::exception &e) {
        channel.putByte('e');
        channel.putText(e.what());
      }
      channel.flush();
    }
  }

 private:
  Library &library;
  Channel channel;
  std::string message;

  void command(char letter) {
    switch (letter) {
      case 'o':
        library.own(channel);
        channel.putByte('k');
        break;
      case 'm':
        marshal();
        break;
      case 'r':
        message = channel.getText();
        channel.putByte('k');
        break;
      case 'u':
        unmarshal();
        break;
      case 'd':
        channel.putByte('k');
        library.give(channel);
        break;
      default:
        throw std::invalid_argument("no such command");
    }
  }

  void marshal() {
    int number = channel.getInt();
    bool keeps = channel.getByte() != 0;
    std::string last;
    long long bytes = -1;
    long long start = wallNanos();
    long long cpu = cpuNanos();
    for (int i = 0; i < number; i++) {
      MemorySink sink(keeps);
      std::ostream out(&sink);
      library.marshal(out);
      out.flush();
      if (bytes >= 0 && bytes != sink.bytes()) {
        throw std::runtime_error("the message has " + std::to_string(sink.bytes()) + " bytes instead of " +
                                 std::to_string(bytes));
      }
      bytes = sink.bytes();
      if (keeps) {
        last = sink.text();
      }
    }
    took(start, cpu, bytes);
    channel.putText(last);
  }

  void unmarshal() {
    int number = channel.getInt();
    long long start = wallNanos();
    long long cpu = cpuNanos();
    for (int i = 0; i < number; i++) {
      MemorySource source(message);
      std::istream in(&source);
      library.unmarshal(in);
    }
    took(start, cpu, 0);
  }

  void took(long long start, long long cpu, long long bytes) {
    long long usedCpu = cpuNanos() - cpu;
    long long usedWall = wallNanos() - start;
    channel.putByte('k');
    channel.putLong(usedWall);
    channel.putLong(usedCpu);
    channel.putLong(bytes);
  }
};

#endif
