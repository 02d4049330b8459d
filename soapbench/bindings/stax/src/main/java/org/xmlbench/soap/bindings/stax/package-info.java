/** Reports by StAX without a binding framework. */
package org.xmlbench.soap.bindings.stax;
