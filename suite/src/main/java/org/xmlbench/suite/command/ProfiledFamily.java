package org.xmlbench.suite.command;

import java.util.List;

/** A family whose command has profiles, which {@code list profiles} names. */
public interface ProfiledFamily {
  /** Its profiles, shortest first. */
  List<NamedListing.Item> profiles();
}
