package org.xmlbench.piximal.automaton;

/** What a step of an automaton may need, as {@code docs/piximal-automata.md} lists them. */
enum Action {
  NONE,
  TEXT,
  BEGIN,
  BEGIN_BEHIND,
  START_NAME,
  START_NAME_AND_TAG,
  START_TAG,
  EMPTY_TAG,
  ATTRIBUTE_NAME,
  VALUE,
  END_NAME,
  END_NAME_AND_TAG,
  END_TAG,
  COMMENT,
  SECTION_BEGIN,
  SECTION,
  INSTRUCTION
}
