package org.xmlbench.soap.toolkit;

import java.util.Optional;

/**
 * A SOAP toolkit: a subject. Found by {@link java.util.ServiceLoader} on a class path that holds
 * the core, SOAPBench's core, and this toolkit with its libraries.
 *
 * <p>What it can do is shown by the interfaces that it implements, of which its seams are the
 * names: {@link StackToolkit}, {@link BindingToolkit}, {@link HttpToolkit}.
 *
 * <p>It names implementation classes and never uses JAXP's search; it reads no external entity; it
 * opens no socket beyond loopback. {@link #describe()} must not load the toolkit's libraries.
 */
public interface Toolkit {
  ToolkitDescription describe();

  /**
   * Why it cannot run on this host, in a line that says what to do; empty where it can. What its
   * libraries need of the host beside a JVM is looked for here, without loading them.
   */
  default Optional<String> unavailable() {
    return Optional.empty();
  }

  /**
   * This toolkit as one that can do that.
   *
   * @throws IllegalArgumentException when it cannot
   */
  default <C extends Toolkit> C as(Class<C> capability) {
    if (!capability.isInstance(this)) {
      throw new IllegalArgumentException(describe().id() + " is no " + capability.getSimpleName());
    }
    return capability.cast(this);
  }
}
