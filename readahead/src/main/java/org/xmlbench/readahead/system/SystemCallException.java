package org.xmlbench.readahead.system;

import java.io.IOException;

/** A system call that failed. The message names the file, the call and the system's reason. */
public final class SystemCallException extends IOException {
  /** Not permitted. */
  public static final int EPERM = 1;

  /** Interrupted by a signal: to be called again. */
  public static final int EINTR = 4;

  /** Would have to wait. */
  public static final int EAGAIN = 11;

  /** The kernel has no such call. */
  public static final int ENOSYS = 38;

  private final int errno;

  SystemCallException(String subject, String call, int errno) {
    super("%s: %s: %s".formatted(subject, call, LinuxCalls.message(errno)));
    this.errno = errno;
  }

  /** A failure that a call reported by other means than {@code errno}. */
  public static SystemCallException of(String subject, String call, int errno) {
    return new SystemCallException(subject, call, errno);
  }

  /** The system's number of the error. */
  public int errno() {
    return errno;
  }
}
