/** Reading runs, comparing subjects, and showing what was found. */
package org.xmlbench.results;
