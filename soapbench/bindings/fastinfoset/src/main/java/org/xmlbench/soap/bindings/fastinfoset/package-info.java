/** Fast Infoset by hand for StAX: what a binary form of the same events buys. */
package org.xmlbench.soap.bindings.fastinfoset;
