// Marshalling by CodeSynthesis XSD's C++/Tree mapping: xmlbench-xsdcxx-binding ELEMENT, that of the report.
#include <cstdio>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>

#include <xercesc/util/PlatformUtils.hpp>
#include <xercesc/util/XMLFileMgr.hpp>
#include <xercesc/util/XMLNetAccessor.hpp>

#include "binding.h"
#include "report.h"

namespace {
const int BAD_USAGE = 2;
// No schema is at hand when a message is read, and Xerces is initialised once.
const xml_schema::flags FLAGS = xml_schema::flags::dont_validate | xml_schema::flags::dont_initialize;

// Opens no file, so that no entity is read that a message names.
class NoFiles : public xercesc::XMLFileMgr {
 public:
  xercesc::FileHandle fileOpen(const XMLCh *, bool, xercesc::MemoryManager *const) override { return nullptr; }

  xercesc::FileHandle fileOpen(const char *, bool, xercesc::MemoryManager *const) override { return nullptr; }

  xercesc::FileHandle openStdIn(xercesc::MemoryManager *const) override { return nullptr; }

  void fileClose(xercesc::FileHandle, xercesc::MemoryManager *const) override {}

  void fileReset(xercesc::FileHandle, xercesc::MemoryManager *const) override {}

  XMLFilePos curPos(xercesc::FileHandle, xercesc::MemoryManager *const) override { return 0; }

  XMLFilePos fileSize(xercesc::FileHandle, xercesc::MemoryManager *const) override { return 0; }

  XMLSize_t fileRead(xercesc::FileHandle, XMLSize_t, XMLByte *, xercesc::MemoryManager *const) override { return 0; }

  void fileWrite(xercesc::FileHandle, XMLSize_t, const XMLByte *, xercesc::MemoryManager *const) override {}

  XMLCh *getFullPath(const XMLCh *const path, xercesc::MemoryManager *const memory) override {
    return xercesc::XMLString::replicate(path, memory);
  }

  XMLCh *getCurrentDirectory(xercesc::MemoryManager *const memory) override {
    const XMLCh root[] = {'/', 0};
    return xercesc::XMLString::replicate(root, memory);
  }

  bool isRelative(const XMLCh *const path, xercesc::MemoryManager *const) override { return *path != '/'; }
};

// What XSD says of a refusal: the first of its errors, where there are some.
std::string reason(const xml_schema::exception &refusal) {
  std::ostringstream text;
  text << refusal;
  std::string line = text.str();
  for (char &c : line) {
    c = c == '\n' ? ' ' : c;
  }
  return line;
}

// What XSD generates for a type of report.
template <class Report, std::unique_ptr<Report> (*read)(std::istream &, xml_schema::flags, const xml_schema::properties &),
          void (*write)(std::ostream &, const Report &, const xml_schema::namespace_infomap &, const std::string &,
                        xml_schema::flags)>
class Library {
 public:
  void own(Channel &from) { object = takeReport(from, static_cast<const Report *>(nullptr)); }

  void marshal(std::ostream &out) {
    try {
      write(out, *object, xml_schema::namespace_infomap(), "UTF-8", xml_schema::flags::dont_initialize);
    } catch (const xml_schema::exception &e) {
      throw std::runtime_error(reason(e));
    }
  }

  void unmarshal(std::istream &in) {
    try {
      understood = read(in, FLAGS, xml_schema::properties());
    } catch (const xml_schema::exception &e) {
      throw std::runtime_error(reason(e));
    }
  }

  void give(Channel &to) { giveReport(to, *understood); }

 private:
  std::unique_ptr<Report> object;
  std::unique_ptr<Report> understood;
};

#define XMLBENCH_LIBRARY(type) Library<type, type##_, type##_>

template <class AnyLibrary>
int serve() {
  AnyLibrary library;
  BindingLoop<AnyLibrary>(library).obey();
  return 0;
}

// Once for the process, which ends without undoing it.
void initialise() {
  xercesc::XMLPlatformUtils::Initialize();
  xercesc::XMLPlatformUtils::fgFileMgr = new NoFiles;
  xercesc::XMLPlatformUtils::fgNetAccessor = nullptr;
}
}  // namespace

int main(int count, char **arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  initialise();
  std::string element = count == 2 ? arguments[1] : "";
  if (element == "NewDataNotification") {
    return serve<XMLBENCH_LIBRARY(NewDataNotification)>();
  }
  if (element == "IntTraceReport") {
    return serve<XMLBENCH_LIBRARY(IntTraceReport)>();
  }
  if (element == "DoubleTraceReport") {
    return serve<XMLBENCH_LIBRARY(DoubleTraceReport)>();
  }
  std::fprintf(stderr, "xmlbench-xsdcxx-binding NewDataNotification | IntTraceReport | DoubleTraceReport\n");
  return BAD_USAGE;
}
