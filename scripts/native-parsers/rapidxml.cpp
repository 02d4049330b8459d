// RapidXML: a tree, built in place in a copy that is part of the time, and walked. It has no namespaces.
#include "timing.h"

#include <cstring>
#include <rapidxml/rapidxml.hpp>
#include <vector>

namespace {

void walk(const rapidxml::xml_node<> *node, counted &sum) {
  for (const rapidxml::xml_node<> *child = node->first_node(); child != nullptr; child = child->next_sibling()) {
    if (child->type() == rapidxml::node_element) {
      sum.elements++;
      sum.bytes += static_cast<long>(child->name_size());
      for (const rapidxml::xml_attribute<> *attribute = child->first_attribute(); attribute != nullptr;
           attribute = attribute->next_attribute()) {
        sum.bytes += static_cast<long>(attribute->name_size() + attribute->value_size());
      }
      walk(child, sum);
    } else {
      sum.bytes += static_cast<long>(child->value_size());
    }
  }
}

counted parse(const char *text, size_t length) {
  std::vector<char> copy(text, text + length + 1);
  rapidxml::xml_document<> document;
  counted sum = {0, 0};
  try {
    document.parse<rapidxml::parse_validate_closing_tags>(copy.data());
  } catch (const rapidxml::parse_error &e) {
    fail(e.what());
  }
  walk(&document, sum);
  return sum;
}

} // namespace

int main(int argc, char **argv) {
  return run(argc, argv, parse);
}
