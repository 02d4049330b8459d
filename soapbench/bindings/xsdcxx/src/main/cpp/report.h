// Trace reports as the classes that CodeSynthesis XSD generates of trace.xsd.
#ifndef XMLBENCH_REPORT_H
#define XMLBENCH_REPORT_H

#include <ctime>
#include <memory>
#include <utility>

#include "channel.h"
#include "trace.hxx"

inline xml_schema::date_time takeTime(Channel &from) {
  std::time_t seconds = static_cast<std::time_t>(from.getLong());
  std::tm utc;
  gmtime_r(&seconds, &utc);
  return xml_schema::date_time(
      utc.tm_year + 1900, static_cast<unsigned short>(utc.tm_mon + 1), static_cast<unsigned short>(utc.tm_mday),
      static_cast<unsigned short>(utc.tm_hour), static_cast<unsigned short>(utc.tm_min), utc.tm_sec, 0, 0);
}

inline void giveTime(Channel &to, const xml_schema::date_time &time) {
  std::tm utc = {};
  utc.tm_year = time.year() - 1900;
  utc.tm_mon = time.month() - 1;
  utc.tm_mday = time.day();
  utc.tm_hour = time.hours() - (time.zone_present() ? time.zone_hours() : 0);
  utc.tm_min = time.minutes() - (time.zone_present() ? time.zone_minutes() : 0);
  utc.tm_sec = static_cast<int>(time.seconds());
  to.putLong(timegm(&utc));
}

inline int takeValue(Channel &from, const ::IntValues &) { return from.getInt(); }

inline double takeValue(Channel &from, const ::DoubleValues &) { return from.getDouble(); }

inline void giveValue(Channel &to, int value) { to.putInt(value); }

inline void giveValue(Channel &to, double value) { to.putDouble(value); }

// A flat report: what it says of itself stands between the number of its values and the values.
template <class Flat>
std::unique_ptr<Flat> takeReport(Channel &from, const Flat *) {
  int count = from.getInt();
  std::string plan = from.getText();
  int trace = from.getInt();
  std::string time = from.getText();
  typename Flat::values_type values;
  for (int i = 0; i < count; i++) {
    values.value().push_back(takeValue(from, values));
  }
  return std::unique_ptr<Flat>(new Flat(plan, trace, time, values));
}

template <class Flat>
void giveReport(Channel &to, const Flat &report) {
  to.putInt(static_cast<std::int32_t>(report.values().value().size()));
  to.putText(report.plan());
  to.putInt(report.trace());
  to.putText(report.time());
  for (auto value : report.values().value()) {
    giveValue(to, value);
  }
}

inline std::unique_ptr<::ParameterValues> takeValues(Channel &from, bool ints) {
  std::unique_ptr<::ParameterValues> values(new ::ParameterValues);
  for (int left = from.getInt(); left > 0; left--) {
    ::PV value;
    if (ints) {
      value.EI(from.getInt());
    } else {
      value.F8(from.getDouble());
    }
    values->PV().push_back(value);
  }
  return values;
}

inline std::unique_ptr<::TraceResults> takeResults(Channel &from, bool ints) {
  std::unique_ptr<::TraceResults> results(new ::TraceResults);
  for (int left = from.getInt(); left > 0; left--) {
    xml_schema::date_time time = takeTime(from);
    results->Data().push_back(std::unique_ptr<::Data>(new ::Data(takeValues(from, ints), time)));
  }
  return results;
}

inline std::unique_ptr<::NewDataNotification> takeReport(Channel &from, const ::NewDataNotification *) {
  from.getInt();  // The number of values, which each list of them says again.
  bool ints = from.getInt() != 0;
  std::string plan = from.getText();
  xml_schema::date_time time = takeTime(from);
  std::unique_ptr<::Reports> reports(new ::Reports);
  for (int left = from.getInt(); left > 0; left--) {
    std::string id = from.getText();
    xml_schema::date_time traceTime = takeTime(from);
    reports->Trace().push_back(std::unique_ptr<::Trace>(new ::Trace(takeResults(from, ints), id, traceTime)));
  }
  return std::unique_ptr<::NewDataNotification>(new ::NewDataNotification(
      std::unique_ptr<::DataCollectionReport>(new ::DataCollectionReport(std::move(reports), plan, time))));
}

inline void giveReport(Channel &to, const ::NewDataNotification &notification) {
  const ::DataCollectionReport &report = notification.DataCollectionReport();
  int count = 0;
  bool ints = false;
  for (const auto &trace : report.Reports().Trace()) {
    for (const auto &data : trace.TraceResults().Data()) {
      for (const auto &value : data.ParameterValues().PV()) {
        ints = value.EI().present();
        count++;
      }
    }
  }
  to.putInt(count);
  to.putInt(ints);
  to.putText(report.planID());
  giveTime(to, report.reportTime());
  to.putInt(static_cast<std::int32_t>(report.Reports().Trace().size()));
  for (const auto &trace : report.Reports().Trace()) {
    to.putText(trace.traceid());
    giveTime(to, trace.reportTime());
    to.putInt(static_cast<std::int32_t>(trace.TraceResults().Data().size()));
    for (const auto &data : trace.TraceResults().Data()) {
      giveTime(to, data.collectionTime());
      to.putInt(static_cast<std::int32_t>(data.ParameterValues().PV().size()));
      for (const auto &value : data.ParameterValues().PV()) {
        if (ints) {
          to.putInt(value.EI().get());
        } else {
          to.putDouble(value.F8().get());
        }
      }
    }
  }
}

#endif
