// What a watched server leaves of the trace reports that it receives, in files that the JVM reads: Received.java.
#ifndef XMLBENCH_RECEPTION_H
#define XMLBENCH_RECEPTION_H

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <type_traits>
#include <unistd.h>

#include "clock.h"
#include "network.h"
#include "value.h"

// A report as lines of text: its kind, its head, and a line for each value. ReportFile.java is its twin.
class ReportFile {
 public:
  explicit ReportFile(const std::string &path) : file(std::fopen(path.c_str(), "w")) {}

  ~ReportFile() { close(); }

  ReportFile(const ReportFile &) = delete;
  ReportFile &operator=(const ReportFile &) = delete;

  void line(const std::string &text) {
    put(text.data(), text.size());
    put("\n", 1);
  }

  // The fewest digits that give a finite value back, as Java writes them too; Java's words for the others.
  template <class Number>
  void line(Number value) {
    if constexpr (std::is_floating_point_v<Number>) {
      if (!std::isfinite(value)) {
        line(std::string(std::isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity"));
        return;
      }
    }
    char digits[32];
    char *end = std::to_chars(digits, digits + sizeof digits - 1, value).ptr;
    *end++ = '\n';
    put(digits, static_cast<std::size_t>(end - digits));
  }

  // Whether all of it stands in the file.
  bool close() {
    if (file != nullptr) {
      whole = std::fclose(file) == 0 && whole;
      file = nullptr;
    }
    return whole;
  }

 private:
  std::FILE *file;
  bool whole = file != nullptr;

  void put(const char *bytes, std::size_t length) {
    whole = whole && std::fwrite(bytes, 1, length, file) == length;
  }
};

// The files of one server, which is sent one report at a time.
class Reception {
 public:
  const bool buffered;

  Reception(const std::string &folder, bool buffered)
      : buffered(buffered),
        report(folder + "/report"),
        times(open((folder + "/times").c_str(), O_CREAT | O_WRONLY | O_TRUNC, 0600)) {}

  ~Reception() { ::close(times); }

  Reception(const Reception &) = delete;
  Reception &operator=(const Reception &) = delete;

  // Writes a report to its file, which is what is done with the data, then records it. Returns whether it could.
  template <class Trace>
  bool received(const Trace &trace, long long xmlNanos) {
    std::lock_guard<std::mutex> guard(lock);
    long long start = wallNanos();
    ReportFile file(report + std::to_string(++count));
    write(file, trace);
    bool written = file.close();
    long long dataNanos = wallNanos() - start;
    return written && record(xmlNanos, dataNanos);
  }

 private:
  const std::string report;
  const int times;
  std::mutex lock;
  long long count = 0;

  static void write(ReportFile &file, const ns1__IntTrace &trace) { writeFlat(file, "flat-int", trace); }

  static void write(ReportFile &file, const ns1__DoubleTrace &trace) { writeFlat(file, "flat-double", trace); }

  template <class Trace>
  static void writeFlat(ReportFile &file, const char *type, const Trace &trace) {
    file.line(std::string(type));
    file.line(trace.plan);
    file.line(trace.trace);
    file.line(trace.time);
    file.line(trace.values->value.size());
    for (auto value : trace.values->value) {
      file.line(value);
    }
  }

  static void write(ReportFile &file, const ns1__NewDataNotification &notification) {
    const ns1__DataCollectionReport &report = *notification.DataCollectionReport;
    file.line(std::string(holdsInts(report) ? "e134-int" : "e134-double"));
    file.line(report.planID);
    time(file, report.reportTime);
    file.line(report.Reports->Trace.size());
    for (const auto *trace : report.Reports->Trace) {
      file.line(trace->traceid);
      time(file, trace->reportTime);
      file.line(trace->TraceResults->Data.size());
      for (const auto *data : trace->TraceResults->Data) {
        time(file, data->collectionTime);
        file.line(data->ParameterValues->PV.size());
        for (const auto *value : data->ParameterValues->PV) {
          if (isInt(*value)) {
            file.line(intOf(*value));
          } else {
            file.line(doubleOf(*value));
          }
        }
      }
    }
  }

  // As java.time.Instant writes it.
  static void time(ReportFile &file, time_t seconds) {
    struct tm parts;
    char text[32];
    gmtime_r(&seconds, &parts);
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    file.line(std::string(text));
  }

  bool record(long long xmlNanos, long long dataNanos) {
    std::uint64_t durations[] = {network(xmlNanos), network(dataNanos)};
    return ::write(times, durations, sizeof durations) == static_cast<ssize_t>(sizeof durations);
  }
};

#endif
