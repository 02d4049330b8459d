/** XMLBeans, by classes that it makes of the reports' schema. */
package org.xmlbench.soap.bindings.xmlbeans;
