/** The marshalling tests inside binding frameworks. */
package org.xmlbench.families.frameworks.runs;
