// Trace reports as gSOAP's classes, which wsdl2h and soapcpp2 generate of trace.xsd.
#ifndef XMLBENCH_REPORT_H
#define XMLBENCH_REPORT_H

#include <ctime>
#include <vector>

#include "channel.h"
#include "soapH.h"

// Lists of one type of objects; all belong to a context, which deletes them.
#define XMLBENCH_MADE(type) \
  inline type *made(struct soap *owner, const type *) { return soap_new_##type(owner); }
XMLBENCH_MADE(IntValues)
XMLBENCH_MADE(DoubleValues)
XMLBENCH_MADE(DataCollectionReport)
XMLBENCH_MADE(Reports)
XMLBENCH_MADE(Trace)
XMLBENCH_MADE(TraceResults)
XMLBENCH_MADE(Data)
XMLBENCH_MADE(ParameterValues)
XMLBENCH_MADE(PV)
#undef XMLBENCH_MADE

inline void take(Channel &from, int &to) { to = from.getInt(); }

inline void take(Channel &from, double &to) { to = from.getDouble(); }

inline void give(Channel &to, int value) { to.putInt(value); }

inline void give(Channel &to, double value) { to.putDouble(value); }

// A flat report: what it says of itself stands between the number of its values and the values.
template <class Flat>
void take(Channel &from, struct soap *owner, Flat &to) {
  std::size_t count = static_cast<std::size_t>(from.getInt());
  to.plan = from.getText();
  to.trace = from.getInt();
  to.time = from.getText();
  to.values = made(owner, to.values);
  to.values->value.resize(count);
  for (auto &value : to.values->value) {
    take(from, value);
  }
}

template <class Flat>
void give(Channel &to, const Flat &report) {
  to.putInt(static_cast<std::int32_t>(report.values->value.size()));
  to.putText(report.plan);
  to.putInt(report.trace);
  to.putText(report.time);
  for (auto value : report.values->value) {
    give(to, value);
  }
}

inline void takeValue(Channel &from, bool isInt, PV &to) {
  if (isInt) {
    to.__union_PV = SOAP_UNION_union_PV_EI;
    to.union_PV.EI = from.getInt();
  } else {
    to.__union_PV = SOAP_UNION_union_PV_F8;
    to.union_PV.F8 = from.getDouble();
  }
}

inline void takeData(Channel &from, struct soap *owner, bool ints, Data &to) {
  to.collectionTime = static_cast<time_t>(from.getLong());
  to.ParameterValues_ = made(owner, to.ParameterValues_);
  to.ParameterValues_->PV_.resize(static_cast<std::size_t>(from.getInt()));
  for (auto &value : to.ParameterValues_->PV_) {
    value = made(owner, value);
    takeValue(from, ints, *value);
  }
}

inline void take(Channel &from, struct soap *owner, NewDataNotification &to) {
  from.getInt();  // The number of values, which each list of them says again.
  bool ints = from.getInt() != 0;
  DataCollectionReport *report = to.DataCollectionReport_ = made(owner, to.DataCollectionReport_);
  report->planID = from.getText();
  report->reportTime = static_cast<time_t>(from.getLong());
  report->Reports_ = made(owner, report->Reports_);
  report->Reports_->Trace_.resize(static_cast<std::size_t>(from.getInt()));
  for (auto &trace : report->Reports_->Trace_) {
    trace = made(owner, trace);
    trace->traceid = from.getText();
    trace->reportTime = static_cast<time_t>(from.getLong());
    trace->TraceResults_ = made(owner, trace->TraceResults_);
    trace->TraceResults_->Data_.resize(static_cast<std::size_t>(from.getInt()));
    for (auto &data : trace->TraceResults_->Data_) {
      data = made(owner, data);
      takeData(from, owner, ints, *data);
    }
  }
}

// The values of a report, of all traces and times.
inline std::vector<const PV *> valuesOf(const NewDataNotification &notification) {
  std::vector<const PV *> values;
  for (const auto *trace : notification.DataCollectionReport_->Reports_->Trace_) {
    for (const auto *data : trace->TraceResults_->Data_) {
      values.insert(values.end(), data->ParameterValues_->PV_.begin(), data->ParameterValues_->PV_.end());
    }
  }
  return values;
}

inline void giveData(Channel &to, const Data &data) {
  to.putLong(data.collectionTime);
  to.putInt(static_cast<std::int32_t>(data.ParameterValues_->PV_.size()));
  for (const auto *value : data.ParameterValues_->PV_) {
    if (value->__union_PV == SOAP_UNION_union_PV_EI) {
      to.putInt(value->union_PV.EI);
    } else {
      to.putDouble(value->union_PV.F8);
    }
  }
}

inline void give(Channel &to, const NewDataNotification &notification) {
  std::vector<const PV *> values = valuesOf(notification);
  const DataCollectionReport &report = *notification.DataCollectionReport_;
  to.putInt(static_cast<std::int32_t>(values.size()));
  to.putInt(!values.empty() && values[0]->__union_PV == SOAP_UNION_union_PV_EI);
  to.putText(report.planID);
  to.putLong(report.reportTime);
  to.putInt(static_cast<std::int32_t>(report.Reports_->Trace_.size()));
  for (const auto *trace : report.Reports_->Trace_) {
    to.putText(trace->traceid);
    to.putLong(trace->reportTime);
    to.putInt(static_cast<std::int32_t>(trace->TraceResults_->Data_.size()));
    for (const auto *data : trace->TraceResults_->Data_) {
      giveData(to, *data);
    }
  }
}

#endif
