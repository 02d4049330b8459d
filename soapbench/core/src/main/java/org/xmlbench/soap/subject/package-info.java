/** What descriptions of toolkits and of binding frameworks are made of. */
package org.xmlbench.soap.subject;
