// Lets requests pass whose path begins with a token, where one is asked for: that of a server that others than its own
// host's users can reach. Others are answered by 404.
#ifndef XMLBENCH_GATE_H
#define XMLBENCH_GATE_H

#include <fstream>
#include <string>

#include "metadata.h"

class Gate {
 public:
  // Asks for the token in that file; for none where there is no file.
  static bool open(const std::string &file) {
    if (file == "-") {
      return true;
    }
    std::ifstream in(file);
    std::getline(in, token());
    return !token().empty();
  }

  // Before any request is answered.
  static void guard(struct soap *soap) {
    soap->fget = [](struct soap *asked) { return passes(asked) ? Metadata::answer(asked) : NOT_FOUND; };
    // By default it answers that all is well.
    soap->fhead = refused;
    // By default it answers for other origins' scripts; nothing here is for a browser.
    soap->fopt = refused;
    soap->fput = refused;
    soap->fpatch = refused;
    soap->fdel = refused;
    parse() = soap->fparse;
    soap->fparse = [](struct soap *asked) {
      int error = parse()(asked);
      return error != SOAP_OK || passes(asked) ? error : NOT_FOUND;
    };
  }

 private:
  static const int NOT_FOUND = 404;

  static int refused(struct soap *asked) {
    return passes(asked) ? Metadata::refused(asked) : NOT_FOUND;
  }

  static std::string &token() {
    static std::string text;
    return text;
  }

  static int (*&parse())(struct soap *) {
    static int (*usual)(struct soap *) = nullptr;
    return usual;
  }

  // In a time that does not tell how much of it is right.
  static bool passes(const struct soap *asked) {
    const std::string wanted = token().empty() ? "" : "/" + token() + "/";
    const std::string path(asked->path);
    if (path.size() < wanted.size()) {
      return false;
    }
    int differences = 0;
    for (std::size_t i = 0; i < wanted.size(); i++) {
      differences |= wanted[i] ^ path[i];
    }
    return differences == 0;
  }
};

#endif
