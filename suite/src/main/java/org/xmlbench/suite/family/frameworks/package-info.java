/** The marshalling tests inside binding frameworks. */
package org.xmlbench.suite.family.frameworks;
