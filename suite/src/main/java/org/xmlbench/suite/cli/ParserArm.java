package org.xmlbench.suite.cli;

import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.Subject;
import org.xmlbench.house.home.SubjectCatalogue;

/**
 * Checks what an arm of a gate or a calibration names: for a toolkit or a framework, the error
 * names the command that measures it.
 */
final class ParserArm {
  private static final String OTHERWISE =
      "%s is a %s: gate and calibrate are of parsers only; one run compares %ss (xmlbench %s"
          + " ID,ID), and two runs of one plan are put side by side by xmlbench compare RUN RUN";

  private ParserArm() {}

  /** The driver that an arm names, whatever the version. */
  static String withoutVersion(String arm) {
    int at = arm.indexOf('@');
    return at < 0 ? arm : arm.substring(0, at);
  }

  /**
   * Fails early if an arm is not a parser.
   *
   * @throws UserErrorException when it names a toolkit or a framework, and no driver
   */
  static void require(String arm, SubjectCatalogue<DriverDescription> drivers, Session session) {
    String id = withoutVersion(arm);
    if (drivers.ids().contains(id)) {
      return;
    }
    refuse(id, session.toolkits().entries(), "SOAP toolkit", "soap --toolkit");
    refuse(id, session.frameworks().entries(), "binding framework", "bindings --framework");
  }

  private static void refuse(
      String id, List<? extends Subject> others, String noun, String command) {
    if (others.stream().anyMatch(other -> other.id().equals(id))) {
      throw new UserErrorException(OTHERWISE.formatted(id, noun, noun, command));
    }
  }
}
