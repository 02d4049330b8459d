/** The test that every SOAP toolkit inherits: JUnit finds it on a toolkit's test class path. */
package org.xmlbench.soap.contract;
