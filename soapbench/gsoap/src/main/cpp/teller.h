// Tells this process's CPU time to whoever asks over loopback: CpuTeller.java is its twin, and says why and how.
#ifndef XMLBENCH_TELLER_H
#define XMLBENCH_TELLER_H

#include <arpa/inet.h>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <dirent.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "clock.h"
#include "network.h"

class Teller {
 public:
  // Starts to tell, until the program's end, and leaves the port in the folder. Returns whether it could.
  static bool start(const std::string &folder) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *place = reinterpret_cast<struct sockaddr *>(&address);
    if (bind(listener, place, size) != 0 || listen(listener, 1) != 0 || getsockname(listener, place, &size) != 0) {
      return false;
    }
    std::FILE *file = std::fopen((folder + "/cpu").c_str(), "w");
    if (file == nullptr) {
      return false;
    }
    std::fprintf(file, "%d", ntohs(address.sin_port));
    if (std::fclose(file) != 0) {
      return false;
    }
    std::thread([listener] { Teller(listener).serve(); }).detach();
    return true;
  }

 private:
  static const char READ = 'r';

  const int listener;
  std::vector<clockid_t> threads;

  explicit Teller(int listener) : listener(listener) {}

  void serve() {
    for (;;) {
      int asker = accept(listener, nullptr, nullptr);
      if (asker < 0) {
        return;
      }
      int on = 1;
      setsockopt(asker, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
      answer(asker);
      close(asker);
    }
  }

  void answer(int asker) {
    char question;
    while (read(asker, &question, 1) == 1) {
      if (question == READ) {
        for (clockid_t thread : threads) {
          nanos(thread);
        }
        long long before = wallNanos();
        long long cpu = cpuNanos() - nanos(CLOCK_THREAD_CPUTIME_ID);
        std::uint64_t reading[] = {network(before), network(cpu), network(wallNanos())};
        send(asker, reading, sizeof reading, MSG_NOSIGNAL);
      } else {
        lookForThreads();
        send(asker, &question, 1, MSG_NOSIGNAL);
      }
    }
  }

  // Linux numbers the CPU clocks of threads by the threads' numbers: clock_getcpuclockid(3).
  void lookForThreads() {
    DIR *folder = opendir("/proc/self/task");
    if (folder == nullptr) {
      return;
    }
    threads.clear();
    while (struct dirent *entry = readdir(folder)) {
      int number = std::atoi(entry->d_name);
      if (number > 0) {
        threads.push_back(static_cast<clockid_t>(~static_cast<unsigned>(number) << 3 | 6));
      }
    }
    closedir(folder);
  }
};

#endif
