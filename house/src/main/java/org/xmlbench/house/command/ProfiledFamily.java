package org.xmlbench.house.command;

import java.util.List;

/** A family whose command has profiles, which {@code list profiles} names. */
public interface ProfiledFamily extends FamilyRuns {
  /** Its profiles, shortest first. */
  List<? extends NamedProfile> profiles();
}
