/** Tables of calls, which families of toolkits and frameworks share. */
package org.xmlbench.results.soap.calls;
