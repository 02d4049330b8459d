// The data of messages as gSOAP's generated classes: out of a channel, into one, and by the rules of SOAPBench.
#ifndef XMLBENCH_PAYLOAD_H
#define XMLBENCH_PAYLOAD_H

#include <cmath>
#include <string>
#include <vector>

#include "channel.h"
#include "value.h"

// New objects that belong to a context, which deletes them.
#define XMLBENCH_MADE(type) \
  inline type *made(struct soap *owner, const type *) { return soap_new_##type(owner); }
XMLBENCH_MADE(ns1__MeshInterfaceObject)
XMLBENCH_MADE(ns1__SimpleEvent)
XMLBENCH_MADE(ns1__ArrayOfInt)
XMLBENCH_MADE(ns1__ArrayOfDouble)
XMLBENCH_MADE(ns1__ArrayOfString)
XMLBENCH_MADE(ns1__ArrayOfMeshInterfaceObject)
XMLBENCH_MADE(ns1__ArrayOfSimpleEvent)
XMLBENCH_MADE(ns1__IntValues)
XMLBENCH_MADE(ns1__DoubleValues)
XMLBENCH_MADE(ns1__IntTrace)
XMLBENCH_MADE(ns1__DoubleTrace)
XMLBENCH_MADE(ns1__NewDataNotification)
XMLBENCH_MADE(ns1__DataCollectionReport)
XMLBENCH_MADE(ns1__Reports)
XMLBENCH_MADE(ns1__Trace)
XMLBENCH_MADE(ns1__TraceResults)
XMLBENCH_MADE(ns1__Data)
XMLBENCH_MADE(ns1__ParameterValues)
XMLBENCH_MADE(ns1__PV)
#undef XMLBENCH_MADE

inline void take(Channel &from, struct soap *, int &to) { to = from.getInt(); }

inline void take(Channel &from, struct soap *, double &to) { to = from.getDouble(); }

inline void take(Channel &from, struct soap *, std::string &to) { to = from.getText(); }

inline void take(Channel &from, struct soap *owner, xsd__base64Binary &to) {
  to.__size = from.getInt();
  to.__ptr = static_cast<unsigned char *>(soap_malloc(owner, static_cast<std::size_t>(to.__size)));
  from.getBytes(to.__ptr, static_cast<std::size_t>(to.__size));
}

inline void take(Channel &from, struct soap *owner, ns1__MeshInterfaceObject *&to) {
  to = made(owner, to);
  to->x = from.getInt();
  to->y = from.getInt();
  to->value = from.getDouble();
}

inline void take(Channel &from, struct soap *owner, ns1__SimpleEvent *&to) {
  to = made(owner, to);
  to->sequenceNumber = from.getInt();
  to->timestamp = from.getDouble();
  to->message = from.getText();
}

template <class Array>
void take(Channel &from, struct soap *owner, Array *&to) {
  to = made(owner, to);
  to->item.resize(static_cast<std::size_t>(from.getInt()));
  for (auto &item : to->item) {
    take(from, owner, item);
  }
}

// A trace report: what it says of itself stands between the number of its values and the values.
template <class Trace>
void takeTrace(Channel &from, struct soap *owner, Trace *&to) {
  std::size_t size = static_cast<std::size_t>(from.getInt());
  to = made(owner, to);
  to->plan = from.getText();
  to->trace = from.getInt();
  to->time = from.getText();
  to->values = made(owner, to->values);
  to->values->value.resize(size);
  for (auto &value : to->values->value) {
    take(from, owner, value);
  }
}

inline void take(Channel &from, struct soap *owner, ns1__IntTrace *&to) { takeTrace(from, owner, to); }

inline void take(Channel &from, struct soap *owner, ns1__DoubleTrace *&to) { takeTrace(from, owner, to); }

// A published report: times are seconds since 1970, and values are of the kind that is named first.
inline void take(Channel &from, struct soap *owner, ns1__NewDataNotification *&to) {
  from.getInt();  // The number of values, which each list of them says again.
  bool ints = from.getInt() != 0;
  to = made(owner, to);
  ns1__DataCollectionReport *report = to->DataCollectionReport = made(owner, to->DataCollectionReport);
  report->planID = from.getText();
  report->reportTime = static_cast<time_t>(from.getLong());
  report->Reports = made(owner, report->Reports);
  report->Reports->Trace.resize(static_cast<std::size_t>(from.getInt()));
  for (auto &trace : report->Reports->Trace) {
    trace = made(owner, trace);
    trace->traceid = from.getText();
    trace->reportTime = static_cast<time_t>(from.getLong());
    trace->TraceResults = made(owner, trace->TraceResults);
    trace->TraceResults->Data.resize(static_cast<std::size_t>(from.getInt()));
    for (auto &data : trace->TraceResults->Data) {
      data = made(owner, data);
      data->collectionTime = static_cast<time_t>(from.getLong());
      data->ParameterValues = made(owner, data->ParameterValues);
      data->ParameterValues->PV.resize(static_cast<std::size_t>(from.getInt()));
      for (auto &value : data->ParameterValues->PV) {
        value = made(owner, value);
        if (ints) {
          set(*value, static_cast<int>(from.getInt()));
        } else {
          set(*value, from.getDouble());
        }
      }
    }
  }
}

inline void give(Channel &to, int value) { to.putInt(value); }

inline void give(Channel &to, double value) { to.putDouble(value); }

inline void give(Channel &to, const std::string &value) { to.putText(value); }

inline void give(Channel &to, const xsd__base64Binary &value) {
  to.putInt(value.__size);
  to.putBytes(value.__ptr, static_cast<std::size_t>(value.__size));
}

inline void give(Channel &to, const ns1__MeshInterfaceObject *value) {
  to.putInt(value->x);
  to.putInt(value->y);
  to.putDouble(value->value);
}

inline void give(Channel &to, const ns1__SimpleEvent *value) {
  to.putInt(value->sequenceNumber);
  to.putDouble(value->timestamp);
  to.putText(value->message);
}

template <class Array>
void give(Channel &to, const Array *value) {
  to.putInt(value == nullptr ? 0 : static_cast<std::int32_t>(value->item.size()));
  if (value != nullptr) {
    for (const auto &item : value->item) {
      give(to, item);
    }
  }
}

inline int length(const xsd__base64Binary &value) { return value.__size; }

inline int length(const ns1__IntTrace *value) { return static_cast<int>(value->values->value.size()); }

inline int length(const ns1__DoubleTrace *value) { return static_cast<int>(value->values->value.size()); }

inline int length(const ns1__NewDataNotification *value) {
  std::size_t values = 0;
  for (const auto *trace : value->DataCollectionReport->Reports->Trace) {
    for (const auto *data : trace->TraceResults->Data) {
      values += data->ParameterValues->PV.size();
    }
  }
  return static_cast<int>(values);
}

template <class Array>
int length(const Array *value) {
  return value == nullptr ? 0 : static_cast<int>(value->item.size());
}

// What stands at an index: SOAPBench's rule, or the one that gives doubles all their digits.
class Rule {
 public:
  explicit Rule(bool fullPrecision) : fullPrecision(fullPrecision) {}

  void element(struct soap *, int index, int &to) const { to = index; }

  void element(struct soap *, int index, double &to) const { to = fullPrecision ? std::sqrt(index) : index; }

  void element(struct soap *, int index, std::string &to) const { to = "s" + std::to_string(index); }

  void element(struct soap *owner, int index, ns1__MeshInterfaceObject *&to) const {
    to = made(owner, to);
    to->x = index;
    to->y = index;
    to->value = std::sqrt(index);
  }

  void element(struct soap *owner, int index, ns1__SimpleEvent *&to) const {
    to = made(owner, to);
    to->sequenceNumber = index;
    to->timestamp = std::sqrt(index);
    to->message = "Message #" + std::to_string(index);
  }

  void elements(struct soap *owner, int size, xsd__base64Binary &to) const {
    to.__size = size;
    to.__ptr = static_cast<unsigned char *>(soap_malloc(owner, static_cast<std::size_t>(size)));
    for (int i = 0; i < size; i++) {
      to.__ptr[i] = static_cast<unsigned char>(i);
    }
  }

  template <class Array>
  void elements(struct soap *owner, int size, Array *&to) const {
    to = made(owner, to);
    to->item.resize(static_cast<std::size_t>(size));
    for (int i = 0; i < size; i++) {
      element(owner, i, to->item[static_cast<std::size_t>(i)]);
    }
  }

 private:
  const bool fullPrecision;
};

#endif
