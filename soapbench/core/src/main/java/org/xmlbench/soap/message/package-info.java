/**
 * The messages of the operations: what they are on the wire, and how one is compared with another.
 */
package org.xmlbench.soap.message;
