/** What is packed for Java 21, on a JVM of that release. */
package org.xmlbench.piximal.java21;
