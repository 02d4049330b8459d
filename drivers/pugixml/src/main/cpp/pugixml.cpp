// What Java calls of pugixml, whose interface is C++ classes. pugixml keeps names as they are written, so prefixes are
// resolved here, while the tree is walked. A walk hands over its events by the batch: a call from Java each would cost
// more than the walk.
#include <pugixml.hpp>

#include <cctype>
#include <cstdint>
#include <cstring>
#include <new>
#include <string_view>
#include <vector>

namespace {

using Text = const char *;

// Why something failed: where, as an offset in bytes that is -1 where it is not known, and a text that stays.
struct Failure {
  int64_t offset;
  Text message;
};

// An event of a batch. A pointer that is null stands for what is not there.
struct Event {
  int64_t kind;
  Text first, second, third;
};

enum Kind : int64_t { declaration = 1, start, attribute, text, instruction, end };

constexpr Text xml_uri = "http://www.w3.org/XML/1998/namespace";
constexpr Text no_memory = "no memory is left";

class Namespaces {
 public:
  void clear() {
    bindings.clear();
    scopes.clear();
  }
  void open() { scopes.push_back(bindings.size()); }
  void close() {
    bindings.resize(scopes.back());
    scopes.pop_back();
  }
  void declare(std::string_view prefix, Text uri) { bindings.push_back({prefix, uri}); }

  // Null where the prefix is not declared, or taken back.
  Text uri(std::string_view prefix) const {
    for (auto binding = bindings.rbegin(); binding != bindings.rend(); ++binding) {
      if (binding->prefix == prefix) return *binding->uri == 0 ? nullptr : binding->uri;
    }
    return prefix == "xml" ? xml_uri : nullptr;
  }

 private:
  struct Binding {
    std::string_view prefix;
    Text uri;
  };
  std::vector<Binding> bindings;
  std::vector<size_t> scopes;
};

// The prefix that an attribute declares: its name beyond "xmlns:"; empty for "xmlns", null for any other attribute.
Text declared_prefix(Text name) {
  if (std::strncmp(name, "xmlns", 5) != 0) return nullptr;
  if (name[5] == 0) return name + 5;
  return name[5] == ':' ? name + 6 : nullptr;
}

// Walks a tree in document order without recursion. A receiver takes the events; without names resolved it is given
// names as they are written, with no URI.
template <class Receiver, bool resolves>
class Walk {
 public:
  explicit Walk(Receiver &receiver) : receiver(receiver) {}

  void begin(pugi::xml_node root) {
    document = root;
    node = root.first_child();
    namespaces.clear();
  }

  // Goes on until the receiver is full or the document ends.
  void run() {
    while (node && !receiver.full()) enter();
  }

 private:
  void enter() {
    switch (node.type()) {
      case pugi::node_element:
        start();
        if (node.first_child()) {
          node = node.first_child();
          return;
        }
        leave();
        break;
      case pugi::node_pcdata:
      case pugi::node_cdata:
        receiver.text(node.value());
        break;
      case pugi::node_pi:
        receiver.instruction(node.name(), node.value());
        break;
      default:
        break;
    }
    while (node && !node.next_sibling()) {
      node = node.parent();
      if (node == document) node = pugi::xml_node();
      if (node) leave();
    }
    if (node) node = node.next_sibling();
  }

  void leave() {
    if constexpr (resolves) namespaces.close();
    receiver.end();
  }

  void start() {
    if constexpr (resolves) declare();
    Text uri, name;
    split(node.name(), true, uri, name);
    receiver.start(uri, name);
    for (pugi::xml_attribute at : node.attributes()) {
      if (resolves && declared_prefix(at.name())) continue;
      split(at.name(), false, uri, name);
      receiver.attribute(uri, name, at.value());
    }
  }

  void declare() {
    namespaces.open();
    for (pugi::xml_attribute at : node.attributes()) {
      Text prefix = declared_prefix(at.name());
      if (prefix) {
        namespaces.declare(prefix, at.value());
        receiver.declaration(prefix, at.value());
      }
    }
  }

  // A prefix that is not declared stays a part of the name: pugixml accepts it.
  void split(Text written, bool of_element, Text &uri, Text &name) {
    uri = nullptr;
    name = written;
    if constexpr (resolves) {
      Text colon = std::strchr(written, ':');
      if (!colon) {
        if (of_element) uri = namespaces.uri({});
        return;
      }
      uri = namespaces.uri({written, static_cast<size_t>(colon - written)});
      if (uri) name = colon + 1;
    }
  }

  Receiver &receiver;
  pugi::xml_node document, node;
  Namespaces namespaces;
};

// Keeps events until it has a batch. An element is never parted, so a batch may be longer.
struct Batch {
  static constexpr size_t enough = 2048;
  std::vector<Event> events;

  bool full() const { return events.size() >= enough; }
  void declaration(Text prefix, Text uri) { events.push_back({Kind::declaration, prefix, uri, nullptr}); }
  void start(Text uri, Text name) { events.push_back({Kind::start, uri, name, nullptr}); }
  void attribute(Text uri, Text name, Text value) { events.push_back({Kind::attribute, uri, name, value}); }
  void text(Text value) { events.push_back({Kind::text, value, nullptr, nullptr}); }
  void instruction(Text target, Text data) { events.push_back({Kind::instruction, target, data, nullptr}); }
  void end() { events.push_back({Kind::end, nullptr, nullptr, nullptr}); }
};

struct BatchWalk {
  Batch batch;
  Walk<Batch, true> walk{batch};
};

// Adds up the lengths of what it is given, as the bare loops in Java do.
struct Sum {
  int64_t lengths = 0;

  bool full() const { return false; }
  void add(Text text) { lengths += text ? static_cast<int64_t>(std::strlen(text)) : 0; }
  void declaration(Text, Text) {}
  void start(Text uri, Text name) {
    add(uri);
    add(name);
  }
  void attribute(Text, Text name, Text value) {
    add(name);
    add(value);
  }
  void text(Text value) { add(value); }
  void instruction(Text, Text) {}
  void end() {}
};

template <bool resolves>
int64_t sum(const pugi::xml_document &document) {
  Sum sum;
  Walk<Sum, resolves> walk(sum);
  walk.begin(document);
  walk.run();
  return sum.lengths;
}

bool starts_name(unsigned char c) { return std::isalpha(c) || c == '_' || c == ':' || c >= 0x80; }

bool continues_name(unsigned char c) { return starts_name(c) || std::isdigit(c) || c == '.' || c == '-'; }

bool is_predefined(std::string_view name) {
  return name == "lt" || name == "gt" || name == "amp" || name == "apos" || name == "quot";
}

// Where the first reference stands that pugixml left as it is written, in a document whose DOCTYPE may declare entities;
// -1 where there is none, and where the document was converted from another encoding. What looks like one in a section or
// a comment counts, too.
int64_t unexpanded(const pugi::xml_document &document, Text bytes, size_t length) {
  for (pugi::xml_node child : document.children()) {
    if (child.type() != pugi::node_doctype) continue;
    Text value = child.value();
    bool declares = std::strstr(value, "<!ENTITY") || std::strstr(value, "SYSTEM") || std::strstr(value, "PUBLIC");
    if (!declares || child.offset_debug() < 0) return -1;
    Text end = bytes + length;
    Text at = bytes + child.offset_debug() + std::strlen(value);
    while (at < end && (at = static_cast<Text>(std::memchr(at, '&', static_cast<size_t>(end - at))))) {
      Text name = ++at;
      if (at < end && starts_name(static_cast<unsigned char>(*at))) {
        while (at < end && continues_name(static_cast<unsigned char>(*at))) ++at;
        bool is_reference = at < end && *at == ';';
        if (is_reference && !is_predefined({name, static_cast<size_t>(at - name)})) return name - bytes;
      }
    }
  }
  return -1;
}

}  // namespace

extern "C" {

// Builds a tree of a copy of the bytes; null where pugixml rejects them. Else the failure's offset is that of the name in
// the first reference that pugixml did not expand, and -1 where there is none.
pugi::xml_document *xmlbench_pugixml_build(Text bytes, size_t length, unsigned options, Failure *failure) {
  pugi::xml_document *document = new (std::nothrow) pugi::xml_document;
  if (!document) {
    *failure = {-1, no_memory};
    return nullptr;
  }
  pugi::xml_parse_result result = document->load_buffer(bytes, length, options);
  if (!result) {
    *failure = {result.offset, result.description()};
    delete document;
    return nullptr;
  }
  *failure = {unexpanded(*document, bytes, length), nullptr};
  return document;
}

void xmlbench_pugixml_free(pugi::xml_document *document) { delete document; }

// For any number of walks, one after the other; null where no memory is left.
BatchWalk *xmlbench_pugixml_walk() { return new (std::nothrow) BatchWalk; }

void xmlbench_pugixml_free_walk(BatchWalk *walk) { delete walk; }

void xmlbench_pugixml_begin(BatchWalk *walk, const pugi::xml_document *document) { walk->walk.begin(*document); }

// The number of events of the next batch, 0 after the last, -1 after a failure. The batch stays until the next one.
int64_t xmlbench_pugixml_next(BatchWalk *walk, const Event **events, Failure *failure) {
  try {
    walk->batch.events.clear();
    walk->walk.run();
    *events = walk->batch.events.data();
    return static_cast<int64_t>(walk->batch.events.size());
  } catch (const std::bad_alloc &) {
    *failure = {-1, no_memory};
    return -1;
  }
}

// Walks a whole tree in C++ alone; returns the sum of the lengths of names, values and text, -1 after a failure.
int64_t xmlbench_pugixml_sum(const pugi::xml_document *document, int resolves, Failure *failure) {
  try {
    return resolves ? sum<true>(*document) : sum<false>(*document);
  } catch (const std::bad_alloc &) {
    *failure = {-1, no_memory};
    return -1;
  }
}
}
