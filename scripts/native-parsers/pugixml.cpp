// pugixml: a tree, built in place in a copy that is part of the time, and walked. It has no namespaces.
#include "timing.h"

#include <pugixml.hpp>

namespace {

struct Walk : pugi::xml_tree_walker {
  counted sum = {0, 0};

  bool for_each(pugi::xml_node &node) override {
    if (node.type() == pugi::node_element) {
      sum.elements++;
      sum.bytes += static_cast<long>(strlen(node.name()));
      for (pugi::xml_attribute attribute : node.attributes()) {
        sum.bytes += static_cast<long>(strlen(attribute.name()) + strlen(attribute.value()));
      }
    } else {
      sum.bytes += static_cast<long>(strlen(node.value()));
    }
    return true;
  }
};

counted parse(const char *text, size_t length) {
  pugi::xml_document document;
  if (!document.load_buffer(text, length)) {
    fail("pugixml rejects the document");
  }
  Walk walk;
  document.traverse(walk);
  return walk.sum;
}

} // namespace

int main(int argc, char **argv) {
  return run(argc, argv, parse);
}
