/** SAAJ's reference implementation, written by hand: each message is a DOM tree. */
package org.xmlbench.soap.saaj;
