// Numbers as they go to the JVM.
#ifndef XMLBENCH_NETWORK_H
#define XMLBENCH_NETWORK_H

#include <cstdint>
#include <endian.h>

inline std::uint64_t network(long long number) { return htobe64(static_cast<std::uint64_t>(number)); }

#endif
