/** What a SOAP toolkit has to offer to be measured, and the canned transport below it. */
package org.xmlbench.soap.toolkit;
