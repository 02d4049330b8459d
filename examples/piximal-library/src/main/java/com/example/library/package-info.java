/** A program that reads XML by PIXIMAL. */
package com.example.library;
