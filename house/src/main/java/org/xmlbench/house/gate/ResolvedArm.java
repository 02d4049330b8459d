package org.xmlbench.house.gate;

import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.LibrarySubject;

/**
 * One arm, ready to be started.
 *
 * @param label how the user named it, with what differs from the distribution
 * @param driver the driver on its own class path
 * @param jdk version of that JVM's JDK
 */
record ResolvedArm(
    String label, LibrarySubject<DriverDescription> driver, ForkJvm jvm, String jdk) {}
