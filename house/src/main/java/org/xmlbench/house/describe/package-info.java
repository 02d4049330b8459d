/** The shape of any document, and the documents of the catalogue that it resembles. */
package org.xmlbench.house.describe;
