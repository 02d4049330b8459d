/** What a JVM has found out about itself. Written by the reader, for no program to use. */
package org.xmlbench.piximal.trial;
