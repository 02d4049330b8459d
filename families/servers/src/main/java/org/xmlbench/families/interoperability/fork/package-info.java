/** Whether one toolkit's server reads another toolkit's message. */
package org.xmlbench.families.interoperability.fork;
