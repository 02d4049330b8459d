/**
 * Messages by WS-Security: the keys of a run, what protects a message, and the check, without any
 * toolkit, that a message is protected so.
 */
package org.xmlbench.soap.security;
