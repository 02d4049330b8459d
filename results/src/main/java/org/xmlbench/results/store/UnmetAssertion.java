package org.xmlbench.results.store;

import java.util.Objects;

/**
 * An assertion of WS-I's Basic Profile 1.1 that a toolkit declares its messages do not meet.
 *
 * @param assertion its number in the profile, such as {@code R2745}
 * @param text what it asks for, in words
 * @param instead what the toolkit does instead, in words; {@code null} in runs made before this was
 *     recorded
 */
public record UnmetAssertion(String assertion, String text, String instead) {
  public UnmetAssertion {
    Objects.requireNonNull(assertion, "an entry of doesNotMeet has no assertion");
    Objects.requireNonNull(text, "an entry of doesNotMeet has no text");
  }
}
