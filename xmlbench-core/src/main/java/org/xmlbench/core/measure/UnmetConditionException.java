package org.xmlbench.core.measure;

/**
 * The condition that a fork was to measure under cannot be had with this subject or on this host.
 * That is no fault of the subject: the fork is skipped with this reason, and none like it is tried
 * again.
 */
public final class UnmetConditionException extends RuntimeException {
  public UnmetConditionException(String message) {
    super(message);
  }
}
