/** Results of IO-Lite's programs. */
package org.xmlbench.results.family.programs;
