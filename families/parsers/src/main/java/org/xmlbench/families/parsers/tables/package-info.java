/** Results of XML parsers, also of a gate or a calibration. */
package org.xmlbench.families.parsers.tables;
