// A value of the published report: gSOAP's form of a choice of elements.
#ifndef XMLBENCH_VALUE_H
#define XMLBENCH_VALUE_H

#include "soapH.h"

inline bool isInt(const ns1__PV &value) { return value.__union_PV == SOAP_UNION__ns1__union_PV_EI; }

inline int intOf(const ns1__PV &value) { return value.union_PV.EI; }

inline double doubleOf(const ns1__PV &value) { return value.union_PV.F8; }

inline void set(ns1__PV &value, int number) {
  value.__union_PV = SOAP_UNION__ns1__union_PV_EI;
  value.union_PV.EI = number;
}

inline void set(ns1__PV &value, double number) {
  value.__union_PV = SOAP_UNION__ns1__union_PV_F8;
  value.union_PV.F8 = number;
}

// Whether a report's values are integers: all are of one kind.
inline bool holdsInts(const ns1__DataCollectionReport &report) {
  for (const auto *trace : report.Reports->Trace) {
    for (const auto *data : trace->TraceResults->Data) {
      for (const auto *value : data->ParameterValues->PV) {
        return isInt(*value);
      }
    }
  }
  return false;
}

#endif
